import type { Role } from './schemas/user';

/** A module's part of the tables that server and browser share. */
export type SharedFeature = {
  /** The roles that have each of its permissions (`permissions.ts`). */
  permissions?: Readonly<Record<string, readonly Role[]>>;
  /** The actions of its audit entries, as the start of a sentence (`schemas/audit.ts`). */
  auditActions?: Readonly<Record<string, string>>;
  /** The kinds of records that these entries name. */
  auditEntities?: Readonly<Record<string, string>>;
  /** Its e-mails, each as the outbox calls it (`schemas/mail.ts`). */
  mails?: Readonly<Record<string, string>>;
};
type SharedFeatures = Readonly<Record<string, SharedFeature>>;
type Part = keyof SharedFeature;

type Names<One, Name extends Part> = One extends { [Key in Name]: infer Rows } ? keyof Rows & string : never;

/** One part of every feature, as one record. */
export const collectShared = <All extends SharedFeatures, Name extends Part>(features: All, part: Name) =>
  Object.assign({}, ...Object.values(features).map((one) => one[part])) as Readonly<
    Record<Names<All[keyof All], Name>, NonNullable<SharedFeature[Name]>[string]>
  >;
