/** The page where anyone can ask us to stop contacting them. */
export const stop = {
  meta: {
    title: 'Stop contacting me',
    description:
      'Tell us to stop calling, texting or writing to you. You need no account and give no reason. It holds at once, for your number and your email address.',
  },
  title: 'Stop contacting me',
  intro:
    'Tell us your phone number, your email address, or both. From then on nobody at {firm} calls, texts or writes to you there. It holds at once. You need no account, and you give no reason.',
  phoneNumber: 'Phone number',
  email: 'Email address',
  submit: 'Stop contacting me',
  outcomes: {
    done: {
      title: 'Done',
      text: 'If we have this number or address, we do not use it any more. You need to do nothing else.',
    },
    check: {
      title: 'Please check what you typed',
      text: 'Give a phone number with its area code, or a whole email address such as name@example.com.',
    },
    again: {
      title: 'That did not work',
      text: 'Please try again in a minute, or call or write to us. Both stand at the foot of this page.',
    },
  },
  after:
    'You can change your mind: send a new request and agree to be contacted again. You can also reply STOP to a text, or just tell the person who calls you.',
};
