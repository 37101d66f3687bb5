export const keyWords = {
  open: 'Keyboard shortcuts',
  ctrl: { k: 'Search, or go anywhere', b: 'Open or close the sidebar' },
  keys: {
    '/': 'Search',
    n: 'Add a new one',
    t: 'Take a call',
    j: 'Next row',
    k: 'Previous row',
    Enter: 'Open the row',
    x: 'Select the row',
    a: 'Assign',
    s: 'Set the status',
    c: 'Call',
    '?': 'This list',
  },
} as const;
