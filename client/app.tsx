import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { messages } from '../shared/messages';
import { notFound } from './content/not-found';
import { paths } from './paths';
import { PublicSite } from './site/public-site';

const AdminApp = lazy(() => import('./admin/admin-app').then((m) => ({ default: m.AdminApp })));
const LoginPage = lazy(() => import('./auth/login-page').then((m) => ({ default: m.LoginPage })));
const UnauthorizedPage = lazy(() =>
  import('./auth/unauthorized-page').then((m) => ({ default: m.UnauthorizedPage })),
);

/** What is left when a page fails: a sentence instead of an empty window. */
class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="shell band">
        <title>{messages.unexpected}</title>
        <h1 className="text-3xl">{messages.unexpected}</h1>
        <p className="mt-4">
          <a href={paths.home} className="text-accent underline">
            {notFound.button}
          </a>
        </p>
      </main>
    );
  }
}

/** Every screen. The build renders the public ones with `ssrPath`; the browser reads the address. */
export const App = ({ ssrPath }: { ssrPath?: string }) => (
  <ErrorScreen>
    <Router ssrPath={ssrPath}>
      <Switch>
        <Route path={paths.login}>
          <Suspense>
            <LoginPage />
          </Suspense>
        </Route>
        <Route path={paths.unauthorized}>
          <Suspense>
            <UnauthorizedPage />
          </Suspense>
        </Route>
        <Route path={`${paths.admin.dashboard}/*?`}>
          <Suspense>
            <AdminApp />
          </Suspense>
        </Route>
        <Route>
          <PublicSite />
        </Route>
      </Switch>
    </Router>
  </ErrorScreen>
);
