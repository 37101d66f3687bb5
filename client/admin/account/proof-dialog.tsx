import { answerProof, useIsProofAsked } from '../../lib/proof-store';
import { trpc } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { words } from '../words';
import { AskForm } from './ask-form';

/** Asks for the password again before a sensitive step; whatever asked goes on by itself then. */
export const ProofDialog = () => {
  const isAsked = useIsProofAsked();
  const confirm = trpc.auth.confirm.useMutation();
  const cancel = () => answerProof(false);
  const { title, text, password, goOn } = words.account.proof;
  return (
    <Dialog open={isAsked} onClose={cancel} width="sm" title={title} description={text}>
      <div className="p-5">
        <AskForm
          id="proof-password"
          type="password"
          label={password}
          autoComplete="current-password"
          maxLength={256}
          data-autofocus
          submit={goOn}
          onCancel={cancel}
          onSubmit={async (value) => {
            await confirm.mutateAsync({ password: value });
            answerProof(true);
          }}
        />
      </div>
    </Dialog>
  );
};
