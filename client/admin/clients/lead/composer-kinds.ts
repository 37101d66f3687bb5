import type { ComponentType } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { LeadCall } from '../../desk/lead-call';
import { clientWords } from '../client-words';
import { LeadNote } from './lead-note';
import { LeadTurnDown } from './lead-turn-down';

const words = clientWords.kinds;

export type ComposerPartProps = {
  client: ClientRecord;
  /** In the queue: called after a save, to open the next lead. */
  onNext?: () => void;
};

type ComposerKind = {
  id: string;
  labelOf: (client: ClientRecord) => string;
  Part: ComponentType<ComposerPartProps>;
};

const isTurnedDown = ({ status }: ClientRecord) => status === 'Turned down';

/** What can be added to a lead's timeline, in the order of the tabs. Another way to reach a person is a line here. */
export const composerKinds = [
  { id: 'call', labelOf: () => words.call, Part: LeadCall },
  { id: 'note', labelOf: () => words.note, Part: LeadNote },
  {
    id: 'turn-down',
    labelOf: (client) => (isTurnedDown(client) ? words.letter : words.turnDown),
    Part: LeadTurnDown,
  },
] as const satisfies readonly ComposerKind[];

export type ComposerKindId = (typeof composerKinds)[number]['id'];

/** Who was turned down is written to; everybody else is called. */
export const firstKind = (client: ClientRecord, isQueue: boolean): ComposerKindId =>
  isTurnedDown(client) && !isQueue ? 'turn-down' : 'call';
