export const settingWords = {
  backups: {
    late: 'The newest backup is too old',
    lateText: 'Look under Outbox for the reason, and tell the person who runs your server.',
  },
  home: {
    texts: {
      questions: 'What staff ask on the phone, for each case type.',
      rules: 'Which leads qualify for a case type.',
      reasons: 'Why leads are turned down, and the letter for each reason.',
      agreements: 'What people sign: the text of each document, who adopted it, and for which case types.',
      response: 'When to call again when nobody answers, and the tasks that follow a change.',
      contact: 'What can stop a call, a text or an e-mail, and who answers STOP.',
      conflictNames: 'Names that conflict checks search.',
      vendors: 'Companies that send you leads: keys, caps and prices.',
      refused: 'Posts that did not become leads, and posts that need your decision.',
      services: 'The practice areas that your website offers.',
      texting: 'What to do before the first text, and a check of the account.',
      mail: 'The e-mails we send, and who unsubscribed.',
      messageTemplates: 'Words that staff start a text or an e-mail with.',
      sequences: 'Messages and call tasks that follow an event by themselves.',
      webhooks: 'Other systems that we notify about your leads.',
      outbox: 'What was sent, what is waiting, and what failed.',
      users: 'Who works here, and what they can do.',
      signIns: 'Who is signed in.',
      audit: 'Who did what, and when.',
      privacy: 'Requests about personal data, erasing, and how long we keep data.',
      backups: 'How old the newest backup is, and where it goes.',
      status: 'How the server is doing, and how to fix problems.',
    },
    states: {
      on: 'On',
      notSetUp: 'Not set up',
    },
  },
  saved: { title: 'Setting saved' },
  saveFailed: { title: 'Error', description: 'The setting could not be saved. Please try again.' },
  turnDown: {
    count: (count: number) =>
      count === 1 ? 'Chosen for 1 lead' : `Chosen for ${count.toLocaleString('en-US')} leads`,
  },
} as const;
