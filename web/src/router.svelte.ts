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
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
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

addEventListener('popstate', () => {
  path = location.pathname;
});

document.addEventListener('click', (event) => {
  const link = ours(event);
  if (!link) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
