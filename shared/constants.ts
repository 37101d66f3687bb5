/** Rows on a page of an admin list until the person chooses another size. */
export const rowsPerPage = 5;
export const rowsPerPageChoices = [5, 10, 25, 50, 100] as const;
/** The most rows that one answer of a REST list holds. */
export const maxRows = 1000;
/** Characters of a service's description that a row shows when there is no short description. */
export const descriptionCut = 100;
/** Narrower than this many pixels is mobile. */
export const mobileBreakpoint = 768;
/** From this many pixels on a list has room for a preview beside it. */
export const previewBreakpoint = 1100;

export const sidebar = {
  width: '16rem',
  mobileWidth: '18rem',
  iconWidth: '3rem',
  cookie: 'sidebar:state',
  /** Seven days, in seconds. */
  cookieMaxAge: 604_800,
  shortcut: 'b',
} as const;

/** Keys of the browser's local storage. */
export const storageKeys = {
  session: 'adminUser',
  users: 'users-storage',
  /** A call that is being taken down, of one person and for a day. */
  callDraft: 'call-draft',
  /** What is being typed about calls to leads, of one person and for a day. */
  workDrafts: 'work-drafts',
} as const;

/** What an image may be, and how large (bytes). */
export const media = {
  maxBytes: 2 * 1024 * 1024,
  /** Pixels of a side: a small file can unpack into more than a phone has room for. */
  maxSide: 8000,
  /** Bytes of an SVG drawing. */
  maxDrawing: 100_000,
  /** Elements of a drawing, where each `use` counts as what it repeats: a few can hang a browser. */
  maxDrawnElements: 2000,
  types: ['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'],
} as const;

/** What a new service gets when nothing is chosen. */
export const serviceDefaults = { id: 0, image_id: 1, status: 1, icon: 'AlertTriangle' } as const;
