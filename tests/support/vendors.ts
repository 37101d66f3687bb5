import type { VendorUpdate } from '../../shared/schemas/vendor';
import { type Caller, caller } from './caller';
import type { TestApp } from './start-app';

/** A vendor, in live mode by default, and a caller with its key. */
export const makeVendor = async (app: TestApp, admin: Caller, terms: VendorUpdate = {}) => {
  const created = await admin.post('/api/vendors', { name: terms.name ?? 'Bright Leads' });
  const { id, key } = created.body as { id: string; key: string };
  await admin.put(`/api/vendors/${id}`, { mode: 'live', ...terms });
  return { id, key, by: caller(app.url, { Authorization: `Bearer ${key}` }) };
};
