/** Every key, by the screen on which it works; none means two things on one screen. */
export const keyWords = {
  open: 'Keyboard shortcuts',
  ctrl: {
    k: 'Search, or go anywhere',
    b: 'Open or close the sidebar',
    Enter: 'Save or send the form',
  },
  screens: {
    Everywhere: { '/': 'Search', t: 'Take a call', '?': 'This list' },
    'In a list': {
      j: 'Next row',
      k: 'Previous row',
      Enter: 'Open the row',
      x: 'Select the row',
      n: 'Add a new one',
      a: 'Assign',
      s: 'Set the status',
      c: 'Call',
    },
    'On the dashboard': {
      Enter: 'Start the queue',
      j: 'Next row',
      k: 'Previous row',
      c: 'Call',
      d: 'Done',
      z: 'Later',
    },
    'On a lead': {
      c: 'Call',
      '1 to 6': 'How the call went',
      r: 'Reply to the newest message',
      m: 'Text',
      e: 'E-mail',
      n: 'Note',
      g: 'Agreement',
      '/': 'Template, in an empty box',
      a: 'Assign',
      s: 'Set the status',
    },
    'While you take a call': {
      Enter: 'Next question without an answer',
      y: 'Yes, and on to the next question',
      n: 'No, and on to the next question',
      Delete: 'Clear a yes or no',
      '1 to 4': 'What is next',
    },
  },
} as const;
