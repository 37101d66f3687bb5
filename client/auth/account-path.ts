import { paths } from '../paths';

/** The one staff screen that needs no administrator's rights. */
export const accountPath = `${paths.admin.dashboard}/account`;
