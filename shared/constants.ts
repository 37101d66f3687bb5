/** The default number of rows on a page of an admin list. */
export const rowsPerPage = 5;
export const rowsPerPageChoices = [5, 10, 25, 50, 100] as const;
/** The maximum number of rows in one REST list response. */
export const maxRows = 1000;
/** Characters of a service's description that a row shows when there is no short description. */
export const descriptionCut = 100;
/** Screens narrower than this many pixels count as mobile. */
export const mobileBreakpoint = 768;
/** From this width in pixels, a list has room for a preview beside it. */
export const previewBreakpoint = 1100;

export const sidebar = {
  width: '16rem',
  mobileWidth: '18rem',
  iconWidth: '3rem',
  cookie: 'sidebar:state',
  cookieMaxAge: 604_800,
  shortcut: 'b',
} as const;

/** Keys of the browser's local storage. */
export const storageKeys = {
  session: 'adminUser',
  users: 'users-storage',
  /** Draft of a phone intake, for one person and one day. */
  callDraft: 'call-draft',
  /** Drafts of call notes, for one person and one day. */
  workDrafts: 'work-drafts',
  /** Set if the conversation shows each step of work. */
  conversationSteps: 'conversation-steps',
} as const;

/** Image limits. */
export const media = {
  maxBytes: 2 * 1024 * 1024,
  /** Pixels per side: a small file can unpack into more memory than a phone has. */
  maxSide: 8000,
  /** Maximum bytes of an SVG drawing. */
  maxDrawing: 100_000,
  /** Elements of a drawing. Each `use` counts as what it repeats, because a few of them can hang a browser. */
  maxDrawnElements: 2000,
  types: ['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'],
} as const;

/** Defaults of a new service. */
export const serviceDefaults = { id: 0, image_id: 1, status: 1, icon: 'AlertTriangle' } as const;
