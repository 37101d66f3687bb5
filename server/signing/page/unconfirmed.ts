import { askOnce } from '../../documents/ask-staff';
import type { SigningNeeds } from './as-signer';
import { isKnown, refuseStep, refuseUnlessOpen, type Signing } from './signer';

/** The wishes of someone with the link: the need and title of the task, and the words of the note. */
const wishes = {
  question: {
    need: 'question',
    title: 'Answer a question about the agreement (someone with the link, not confirmed)',
    said: 'a question',
  },
  paper: {
    need: 'paper',
    title: 'Someone with the link wants the agreement on paper (not confirmed)',
    said: 'wants it on paper',
  },
  no: {
    need: 'declined',
    title: 'Someone with the link does not want to sign (not confirmed)',
    said: 'does not want to sign',
  },
} as const;

type Said = { wish: keyof typeof wishes; words: string };

/**
 * Records a request from someone who has the link but did not enter a code: a task for staff at once, and a note. The
 * agreement does not change. Returns false if this browser is the signer's, who acts in their own name.
 */
export const tellUnconfirmed = async (
  needs: SigningNeeds,
  signing: Signing,
  { wish, words }: Said,
): Promise<boolean> => {
  const { doc, signer } = signing;
  refuseStep(needs, signing);
  refuseUnlessOpen(signing, needs.now());
  if (isKnown(needs, signer)) return false;
  const { need, title, said } = wishes[wish];
  const note = `${doc.title}: ${said}, from someone with the link of ${signer.name}, not confirmed.`;
  await askOnce(needs, doc, {
    need,
    kind: 'unconfirmed',
    title,
    isSame: (task) => task.need === need,
    note: words === '' ? note : `${note} “${words}”`,
  });
  return true;
};
