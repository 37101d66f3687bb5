import type { SequenceStep } from '../../shared/schemas/sequence';
import { greetedName } from '../mail/greeted-name';
import { fill, oneLine } from '../mail/render-mail';
import type { Texts } from '../texting/texts';

/** A step's words for one person. A missing value is dropped with the comma or space before it. */
export const fillStep = (
  { subject, text }: Pick<SequenceStep, 'subject' | 'text'>,
  { firstName }: { firstName: string },
  firm: Awaited<ReturnType<Texts['firm']>>,
) => {
  const values = { firstName: greetedName(oneLine(firstName)), firm: firm.name, phone: firm.phone };
  return { ...(subject && { subject: fill(subject, values) }), text: fill(text, values).trim() };
};
