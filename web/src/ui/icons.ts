/** The pictures that the client shows of its own, by their names at game-icons.net. Those of pieces the games name. */
export const ICONS = [
  'anticlockwise-rotation',
  'archive-register',
  'check-mark',
  'checklist',
  'clockwise-rotation',
  'cog',
  'conversation',
  'globe',
  'hamburger-menu',
  'laurels',
  'linked-rings',
  'load',
  'pause-button',
  'play-button',
  'return-arrow',
  'robot-golem',
  'round-table',
  'save',
  'scroll-quill',
  'theater-curtains',
] as const;

export type IconName = (typeof ICONS)[number];
