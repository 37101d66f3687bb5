import type { Block } from '../../shared/agreements/markup';
import type { AgreementDoc } from './agreement.model';
import type { Agreements } from './create-agreements';

/** What stands at a place: typed, and drawn where somebody drew. */
export type MarkContent = {
  text: string;
  strokes?: [number, number][][];
  at: string;
  /** The signer's id, or `lawyer`. */
  who: string;
};

/** Where somebody was when they did something. */
export type Evidence = { ip: string; userAgent?: string };

/** What an agreement says and who put what where: the part of it that is encrypted. */
export type Content = {
  blocks: Block[];
  message: string;
  marks: Record<number, MarkContent>;
  /** By the id of the event. */
  evidence: Record<string, Evidence>;
  /** What who sent it put into fields that nothing else filled. */
  filled?: Record<string, string>;
};

const about = (id: unknown) => `agreement ${id}`;

export const closeContent = ({ close }: Agreements, id: unknown, content: Content): Buffer =>
  close(JSON.stringify(content), about(id));

export const openContent = (
  { open }: Agreements,
  { _id, sealed }: Pick<AgreementDoc, '_id' | 'sealed'>,
): Content => JSON.parse(open(sealed, about(_id))) as Content;
