/** A box that rolls can be reached by the keyboard while it holds more than fits into it, and only then. */
export function rolls(box: HTMLElement): { destroy: () => void } | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const look = (): void => {
    const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (more) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  size.observe(box);
  const content = new MutationObserver(look);
  content.observe(box, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      size.disconnect();
      content.disconnect();
    },
  };
}
