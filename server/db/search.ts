const escaped = (search: string) => search.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds `search`, taken literally and without regard to case, anywhere in one of the fields. */
export const anywhereIn = (fields: readonly string[], search: string | undefined) =>
  search ? { $or: fields.map((field) => ({ [field]: { $regex: escaped(search), $options: 'i' } })) } : {};

/** The same for a field that is stored folded: quicker, and right for letters beyond ASCII. */
export const anywhereInFolded = (field: string, search: string | undefined) =>
  search ? { [field]: { $regex: escaped(fold(search)) } } : {};

/** How text is compared: without regard to case or to spaces around it. */
export const fold = (text: string): string => text.trim().toLowerCase();
