import type { ComponentProps } from 'react';
import type { TextAccountView } from '../../../shared/schemas/text-account';
import { Card } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { AccountForm } from './account-form';

type Query = ComponentProps<typeof Loaded<TextAccountView>>['query'];

/** The account at the provider: from the environment it is only named, else it is entered here. */
export const AccountCard = ({ query }: { query: Query }) => (
  <Card
    title="Account"
    text="The keys are stored sealed. Nobody can read them here again, only replace them."
  >
    <Loaded query={query} loading="Loading the account..." failed="Error loading the account" rows={3}>
      {(stored) =>
        stored.isFixed ? (
          <p className="text-sm">
            The account is set on the server (TEXTS_PROVIDER, TEXTS_FROM). That wins, so it cannot be changed
            here. To enter it here, have these settings removed and the server restarted.
          </p>
        ) : (
          <>
            {stored.isClosed && (
              <p className="mb-3 text-sm font-medium text-danger">
                The stored account cannot be opened with the key of this server. Enter it again.
              </p>
            )}
            <AccountForm stored={stored} />
          </>
        )
      }
    </Loaded>
  </Card>
);
