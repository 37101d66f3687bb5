export const keyWords = {
  open: 'Keyboard shortcuts',
  ctrl: { k: 'Search, or go anywhere', b: 'Open or close the sidebar' },
  keys: {
    '/': 'Search',
    n: 'Add a new one',
    t: 'Take a call',
    j: 'Next row',
    k: 'Previous row',
    Enter: 'Open the row; on the dashboard: start the queue',
    x: 'Select the row',
    a: 'Assign',
    s: 'Set the status',
    c: 'Call',
    d: 'Done',
    z: 'Later',
    '?': 'This list',
  },
} as const;
