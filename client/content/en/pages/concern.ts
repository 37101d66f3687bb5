/** The questions about whether a practice area concerns the reader, and the responses. */
export const concern = {
  heading: 'Does this concern me?',
  intro: 'Answer what you can. You see at once whether a review makes sense. We keep only what you send.',
  yes: 'Yes',
  no: 'No',
  unsure: 'Not sure',
  hints: {
    date: 'As well as you know it: 1998, May 1998, May 17, 1998 or 20 years ago.',
    number: 'About is enough.',
  },
  more: 'More questions',
  state: 'In which state did it happen?',
  chooseState: 'Choose a state',
  submit: 'See what we think',
  /** Questions and criteria by case type and id, such as `1.firefighter`; shared/rules has those that are missing here. */
  questions: {} as Readonly<Record<string, string>>,
  criteria: {
    '1.firefighter': 'Work as a firefighter',
    '1.exposedToFoam': 'Contact with firefighting foam',
    '1.diagnosedWithCancer': 'A later diagnosis of cancer',
    '4.usedDepoProvera': 'Injections of Depo-Provera as birth control',
    '4.brainTumor': 'A later diagnosis of a brain tumor, such as meningioma',
    '4.warned': 'No proper warning of the risk',
    '5.exposureWindow': 'Time on the base between 1957 and 1987',
    '10.knowsProduct': 'The name of the product, and how long it was used',
    'chemical-exposure.knowsWhere': 'The place and a rough date',
    'product-liability.usedAsMeant': 'Use much as the product was meant to be used',
  } as Readonly<Record<string, string>>,
  answer: {
    likely: {
      title: 'This is likely worth a review',
      text: 'What you say fits what we look for. A person still has to read it, because details decide.',
    },
    perhaps: {
      title: 'Perhaps: it is worth asking',
      text: 'Some of it fits, and some of it is still open. A short talk can settle that.',
    },
    unlikely: {
      title: 'Probably not, as far as we can tell from this',
      text: 'Something that we look for does not seem to fit, as you see below. These are our own rules, and other firms may have others. If you think that we miss something, ask us anyway.',
    },
    nothing: {
      title: 'Please answer at least one question',
      text: 'Then we can say what we think. You may leave out what you do not know.',
    },
    /** Shows the date that the server read from words. */
    read: 'We read {date}. If that is wrong, write it differently.',
    for: 'What is in your favor:',
    against: 'What may stand against it:',
    open: 'What is still open:',
    /** A sentence or two for each condition, of what we look for and what the answer says. */
    fits: 'We look for {condition}. Your answer fits.',
    differs: 'We look for {condition}. Your answer says otherwise.',
    unsaid: 'We look for {condition}. Your answers do not say yet.',
    deadline: 'Which time limit may run',
    limit: 'In {state} the usual limit is {limit} for an injury and {death} after a death.',
    /** Where nobody has read the law about a death yet. */
    limitInjury:
      'In {state} the usual limit is {limit} for an injury. We have not checked the law about a death there yet: please ask us.',
    noState: 'Choose a state above, and we show the usual limit there.',
    starts:
      'When the time starts, and what makes it longer or shorter, depends on your case. See [deadlines by state](/answers/deadlines).',
    federal: 'A federal law sets the time limits here, so that of a state does not count.',
    careful: 'This is no legal advice and no promise. Nobody has read your answers yet.',
    goOn: 'Go on to the form',
    stored: 'It asks whether we get your answers, too.',
  },
  /** In the form, once there are answers. */
  sendAlong: 'Yes, send my answers from “Does this concern me?”, too',
};
