/** The data is not as it was written; the message completes "the data file is damaged: ...". */
export class Damage extends Error {}
