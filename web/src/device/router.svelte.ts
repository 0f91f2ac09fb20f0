/** Which page the address names. Links within the app are followed without leaving the page. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'rules'; game: string }
  | { page: 'about' }
  | { page: 'lost' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function understand(path: string): Route {
  const [page = '', what = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (page === '') return { page: 'lobby' };
  if (page === 'new') return { page, game: what };
  if (page === 'about' && !what) return { page };
  if (page === 'rules') return { page, game: what };
  if (page === 'table' && what) return { page, id: what };
  if (page === 'join' && what) return { page, token: what };
  return { page: 'lost' };
}

let path = $state(location.pathname);
const current = $derived(understand(path));

/** The page of this moment; reactive. */
export function route(): Route {
  return current;
}

/** Go to a page of the app; with `replace` the present address is forgotten (it may hold a secret). */
export function go(to: string, replace = false): void {
  // The entry of a dialog that led elsewhere is of no further use.
  history[replace || depth() > 0 ? 'replaceState' : 'pushState'](null, '', to);
  path = location.pathname;
  if (!replace) scrollTo(0, 0);
}

/** Whether a click on a link is ours to follow. */
export function ours(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const within = link.pathname === location.pathname && link.hash !== '';
  return within || link.pathname.startsWith('/api/') ? null : link;
}

// -- what lies open over a page: each has an entry of the history, so that Back closes it and stays ------------

const covers: (() => void)[] = [];
let moving = false; // on the way to the entry where as many lie open as do

/** How many lay open when the present entry was made. */
function depth(): number {
  return (history.state as { covers?: number } | null)?.covers ?? 0;
}

function settle(): void {
  if (moving) return;
  // An invitation's address is a secret: it gets no second entry, which would outlast its being forgotten.
  const wanted = current.page === 'join' ? 0 : covers.length;
  if (wanted < depth()) {
    moving = true;
    history.go(wanted - depth());
  }
  while (depth() < wanted) history.pushState({ covers: depth() + 1 }, '');
}

/** Something has been opened over the page, and Back is to close it; call what is returned when it is closed. */
export function cover(close: () => void): () => void {
  covers.push(close);
  queueMicrotask(settle); // one dialog may make room for another: then the entry stays
  return () => {
    const at = covers.indexOf(close);
    if (at >= 0) covers.splice(at, 1);
    queueMicrotask(settle);
  };
}

addEventListener('popstate', () => {
  const ours = moving;
  moving = false;
  path = location.pathname;
  if (!ours) for (const close of covers.splice(depth()).reverse()) close();
  settle();
});

settle(); // after a reload nothing lies open any more

document.addEventListener('click', (event) => {
  const link = ours(event);
  if (!link) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
