const codeInNote = /^(Your code to sign|Su código para firmar): \d{6}/;

/** Removes from a timeline note the signing code that earlier versions wrote there. */
export const withoutCode = (note: string): string => note.replace(codeInNote, '$1');
