import { useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { Button } from '../../../ui/button';
import { LetterCard } from '../../turn-down/letter-card';
import { ReasonChoice } from '../../turn-down/reason-choice';
import { useHandling } from './use-handling';

/** Turns the lead down for a reason from the list, then offers the letter that tells the person. */
export const LeadTurnDown = ({ client }: { client: ClientRecord }) => {
  const { change, conflict } = useHandling(client);
  const [isChoosing, setChoosing] = useState(false);
  const isTurnedDown = client.status === 'Turned down';
  return (
    <>
      {isTurnedDown && !isChoosing ? (
        <>
          <p className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="break-words">Reason: {client.statusReason}</span>
            <Button look="quiet" size="sm" onClick={() => setChoosing(true)} label="Choose another reason" />
          </p>
          <LetterCard client={client} />
        </>
      ) : (
        <ReasonChoice
          onChoose={async (statusReason) => {
            await change({ status: 'Turned down', statusReason });
            setChoosing(false);
          }}
        />
      )}
      {conflict}
    </>
  );
};
