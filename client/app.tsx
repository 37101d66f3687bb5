import { Component, lazy, type ReactNode, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { messages } from '../shared/messages';
import { notFound } from './content/pages/not-found';
import { paths } from './paths';
import { PublicSite } from './site/public-site';

const AdminApp = lazy(() => import('./admin/admin-app').then((m) => ({ default: m.AdminApp })));
const LoginPage = lazy(() => import('./auth/login-page').then((m) => ({ default: m.LoginPage })));
const UnauthorizedPage = lazy(() =>
  import('./auth/unauthorized-page').then((m) => ({ default: m.UnauthorizedPage })),
);

type ErrorScreenProps = { path: string; children: ReactNode };

/** What is left when a page fails: a sentence instead of an empty window, until another page is asked for. */
class ErrorScreen extends Component<ErrorScreenProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ path }: ErrorScreenProps) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="shell band">
        <title>{messages.unexpected}</title>
        <h1 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-3xl">
          {messages.unexpected}
        </h1>
        <p className="mt-4">
          <a href={paths.home} className="text-accent underline">
            {notFound.button}
          </a>
        </p>
      </main>
    );
  }
}

const { dashboard } = paths.admin;

const Screen = ({ path }: { path: string }) => {
  if (path === paths.login) return <LoginPage />;
  if (path === paths.unauthorized) return <UnauthorizedPage />;
  if (path === dashboard || path.startsWith(`${dashboard}/`)) return <AdminApp />;
  return <PublicSite path={path} />;
};

/** Every screen. The build renders the public ones with `ssrPath`; the browser reads the address. */
export const App = ({ ssrPath }: { ssrPath?: string }) => {
  // The public pages need no more of the router than this, and pay for no more.
  const path = usePathname({ ssrPath });
  return (
    <ErrorScreen path={path}>
      <Suspense>
        <Screen path={path} />
      </Suspense>
    </ErrorScreen>
  );
};
