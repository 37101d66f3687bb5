import { Redirect } from 'wouter';

/** The screen of an address that has moved. */
export const redirectTo = (path: string) => () => <Redirect to={path} replace />;
