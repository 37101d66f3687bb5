import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { messages } from '../shared/messages';
import { notFound } from './content/en/pages/not-found';
import { paths } from './paths';

const AdminApp = lazy(() => import('./admin/admin-app').then((m) => ({ default: m.AdminApp })));
const LoginPage = lazy(() => import('./auth/login-page').then((m) => ({ default: m.LoginPage })));
const UnauthorizedPage = lazy(() =>
  import('./auth/unauthorized-page').then((m) => ({ default: m.UnauthorizedPage })),
);

type ErrorScreenProps = { path: string; children: ReactNode };

/** Shows a sentence instead of an empty window when a page fails, until the next navigation. */
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

/** A public page is a document of its own: the browser asks the server for it. */
const PublicDocument = () => {
  useEffect(() => window.location.reload(), []);
  return null;
};

const Screen = ({ path }: { path: string }) => {
  if (path === paths.login) return <LoginPage />;
  if (path === paths.unauthorized) return <UnauthorizedPage />;
  if (path === dashboard || path.startsWith(`${dashboard}/`)) return <AdminApp />;
  return <PublicDocument key={path} />;
};

/** Every screen of the staff area, and the way into it; the public pages are no part of it. */
export const App = () => {
  const path = usePathname();
  return (
    <ErrorScreen path={path}>
      <Suspense>
        <Screen path={path} />
      </Suspense>
    </ErrorScreen>
  );
};
