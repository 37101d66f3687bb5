import '../styles/staff.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { messages } from '../../shared/messages';
import { RequirePermission } from '../auth/require-permission';
import { forgetSession, keepSession } from '../auth/session';
import { authWords } from '../auth/words';
import { toFailure } from '../lib/failure';
import { makeQueryClient } from '../lib/query-client';
import { Toasts, toast } from '../lib/toasts';
import { api, createUtils, type Outputs, trpc } from '../lib/trpc';
import { buttonClass } from '../ui/button';
import { ProofDialog } from './account/proof-dialog';
import './lead-page';
import { draftsBelongTo } from './form/drafts';
import { Guard } from './kit/guard';
import { lazyPart, useIdleLoading } from './kit/lazy';
import { Places, usePlace } from './place';
import { places } from './places';
import { ScreenHead } from './screen-head';
import { useAccount } from './shared-queries';
import { AdminLayout } from './shell/admin-layout';
import { staffPaths } from './staff-paths';

const FirstScreen = lazyPart<{ me: Outputs['auth']['me'] }>('account.own', () =>
  import('./account/first-screen').then((m) => m.FirstScreen),
);

const NotFoundScreen = () => (
  <>
    <ScreenHead title={messages.notFound.heading} />
    <p className="mb-5 text-muted">{messages.notFound.text}</p>
    <Link href={staffPaths.dashboard} className={buttonClass()}>
      Go to the dashboard
    </Link>
  </>
);

/** Corrects the session that the browser remembered with the server's answer. */
const useCorrectedSession = () => {
  const { data: me } = useAccount();
  useEffect(() => {
    if (!me) return;
    draftsBelongTo(me.username);
    keepSession(me);
  }, [me]);
  return me;
};

const SignedIn = () => {
  const me = useCorrectedSession();
  const { place, id } = usePlace();
  useIdleLoading();
  if (me?.pendingStep) return <FirstScreen me={me} />;
  return (
    <AdminLayout>
      {place ? (
        <Guard key={`${place.path} ${id}`}>
          <place.Screen id={id} />
        </Guard>
      ) : (
        <NotFoundScreen />
      )}
    </AdminLayout>
  );
};

/** An address without a place shows nothing but that it does not exist. */
const Guarded = () => (
  <RequirePermission permission={usePlace().place?.needs ?? 'account.own'}>
    <SignedIn />
  </RequirePermission>
);

/** The staff area: everything under /admin, loaded on the first visit. */
export const AdminApp = () => {
  const [queryClient] = useState(() => {
    const created = makeQueryClient((error) => {
      const { code } = toFailure(error);
      if (code === 'FORBIDDEN') createUtils(created).auth.me.invalidate();
      if (code !== 'UNAUTHORIZED') return;
      // The guard goes to the login page and remembers where to return.
      forgetSession();
      toast.error(authWords.sessionEnded);
    });
    return created;
  });
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Places value={places}>
          <Guarded />
        </Places>
        <ProofDialog />
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
};
