import type { RequestKind } from '../../../../shared/schemas/privacy';

/** The page where anyone can ask about their own data. */
export const yourData = {
  meta: {
    title: 'Your data',
    description:
      'Ask us what we hold about you, have it corrected or deleted, or take back your consent. You need no account, and it costs nothing.',
  },
  title: 'Your data',
  intro:
    'You can ask {firm} what we hold about you, have it corrected or deleted, or take back what you agreed to. You need no account, and it costs nothing.',
  kind: 'What should we do?',
  kinds: {
    access: 'Tell me what you hold about me, and give me a copy',
    correction: 'Correct something that is wrong',
    deletion: 'Delete what you hold about me',
    withdrawal: 'Stop using what I agreed to: no more calls, texts or emails',
  } satisfies Record<RequestKind, string>,
  name: 'Your name',
  email: 'Email address',
  phoneNumber: 'Phone number',
  reachHint: 'Give at least one of the two. We look for your data under it, and answer you there.',
  message: 'Anything else that we should know',
  messageHint: 'Please send no Social Security number and no medical records.',
  submit: 'Send my request',
  outcomes: {
    done: {
      title: 'We have your request',
      text: 'We answer within 45 days, mostly much sooner. We may first ask you something, to make sure that it is really you. If you asked us to stop, it holds from this moment.',
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
  after: [
    'We never charge you for this, and nobody here treats you worse because you asked.',
    'You may have someone else ask for you. Then we ask for a note from you first.',
    'If we say no, we tell you why. You can ask us to look again: write to {email}. If we still say no, you can turn to the attorney general of your state.',
    'Some things we must keep even if you ask us to delete them, such as proof of what you agreed to. We lock them away and tell you so.',
  ],
};
