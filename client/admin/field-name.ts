import { leadFieldNames, leadFields } from '../../shared/lead-fields';
import { toRecord } from '../../shared/records';
import { handlingFields, handlingNames } from '../../shared/schemas/client';

export const clientLabels = {
  ...toRecord(leadFieldNames, (name) => leadFields[name].label),
  ...toRecord(handlingNames, (name) => handlingFields[name].label),
  outcome: 'Outcome',
  phoneMark: 'Phone number mark',
  task: 'Task',
  dueAt: 'Due',
  createdAt: 'Received',
  conflict: 'Conflict check',
  updatedAt: 'Last changed',
};

const labels: Record<string, string> = {
  ...clientLabels,
  mobileNumber: 'Mobile number',
  refusedDays: 'Days that refused posts are kept',
  role: 'Role',
  password: 'Password',
};

/** Returns a field's label; without one, its name split into words. */
export const fieldName = (name: string): string => {
  const apart = name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return labels[name] ?? apart.charAt(0).toUpperCase() + apart.slice(1);
};
