import type { Block } from '../../shared/agreements/markup';
import type { AgreementDoc } from './agreement.model';
import type { Agreements } from './create-agreements';

/** The mark at a place: the typed text, and the strokes if it was drawn. */
export type MarkContent = {
  text: string;
  strokes?: [number, number][][];
  at: string;
  /** The signer's ID, or `lawyer`. */
  who: string;
};

/** The origin of a signer's step. */
export type Evidence = { ip: string; userAgent?: string };

/** The agreement's text and everyone's marks, which are stored encrypted. */
export type Content = {
  blocks: Block[];
  message: string;
  marks: Record<number, MarkContent>;
  /** Keyed by the event's ID. */
  evidence: Record<string, Evidence>;
  /** The sender's values for fields that nothing else filled. */
  filled?: Record<string, string>;
};

const about = (id: unknown) => `agreement ${id}`;

export const closeContent = ({ close }: Agreements, id: unknown, content: Content): Buffer =>
  close(JSON.stringify(content), about(id));

export const openContent = (
  { open }: Agreements,
  { _id, sealed }: Pick<AgreementDoc, '_id' | 'sealed'>,
): Content => JSON.parse(open(sealed, about(_id))) as Content;
