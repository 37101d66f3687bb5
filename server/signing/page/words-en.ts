/** The English words of the signer's page; `{name}` stands for a value. The Spanish words have the same shape. */
export const english = {
  other: 'Español',
  skip: 'Skip to the document',
  foot: 'Questions? Call {firm}:',
  title: '{document} · {firm}',
  step: 'Step {n} of {of}: {name}',
  document: 'Document {n} of {of}: {title}',
  steps: {
    code: 'Your code',
    consent: 'Signing on a screen',
    read: 'Read it',
    places: 'Sign',
    finish: 'Finish',
  },

  consent: {
    heading: 'Before you read: signing on a screen',
    intro:
      'You can read and sign here, or ask {firm} for paper. First we need your answer about electronic records.',
    from: 'A note from {firm}',
    testPdf: 'Open the sample PDF',
    seen: 'The number in the sample PDF',
    seenHint: 'It shows that you can open your copy.',
    button: 'Agree and continue',
    needed: 'Check the box to continue, or ask for paper below.',
  },
  code: {
    heading: 'Enter your code',
    intro: '{firm} asks you to read and sign this document: {document}.',
    introSeveral: '{firm} asks you to read and sign these documents: {documents}.',
    ask: 'To make sure that only you can open this document, we will send a six-digit code to {email}.',
    send: 'Send me a code',
    sent: 'We sent a code to {email}. If you do not see it, look in your spam folder.',
    have: 'I already have a code',
    label: 'Code from our message',
    askText: 'We can text the code to your number ending in {phone}.',
    sendText: 'Text me a code',
    sentText: 'We texted a code to your number ending in {phone}. It works for 10 minutes.',
    labelText: 'Code from the text message',
    againText: 'Text a new code',
    againMail: 'Send a code by e-mail',
    button: 'Continue',
    again: 'Send a new code',
    noMail: 'We cannot send you a code here. Call us, or come to the office: you can sign there with us.',
  },
  read: {
    intro: 'Take your time. This page waits for you: you can close it and come back with the same link.',
    pdf: 'Open the PDF',
    text: 'The document',
    places: 'You sign in {count} places.',
    place: 'You sign in one place.',
    button: 'I have read it. Go to the first place to sign',
    on: 'Continue where you left off',
  },
  place: {
    sign: 'Sign here',
    initial: 'Write your initials',
    at: 'Place {n} of {of}',
    name: 'Type your full name',
    nameHint: 'This counts as your signature.',
    initials: 'Type your initials',
    initialsHint: 'This counts as your initials.',
    draw: 'Draw it as well',
    drawHint: 'Optional. Draw with a finger, a pen, or a mouse.',
    clear: 'Clear the drawing',
    button: 'Sign and continue',
    initialButton: 'Add initials and continue',
    mine: 'You sign here',
    mineInitial: 'Your initials go here',
    mineDate: 'The date you sign goes here',
    firms: '{firm} signs here',
    others: 'Another person signs here',
    done: 'You signed here',
    doneInitial: 'Your initials',
    doneDate: 'The date you signed',
    back: 'Read the whole document again',
  },
  turn: {
    heading: 'It is not your turn yet',
    text: 'Another person signs first. When it is your turn, we will send you an e-mail. You can also use this link then.',
    textNoMail:
      'Another person signs first. Open this link again later to sign. Call us if you want to know when.',
  },
  finish: {
    heading: 'One last step',
    text: 'You signed every place. Nothing is final until you press the button.',
    button: 'Sign the document',
    needed: 'Check the box if you mean to sign. If not, press “I do not want to sign” below.',
  },
  done: {
    heading: 'You signed',
    text: 'Thank you, {name}. You signed “{document}”.',
    byMail: {
      waiting:
        'When everyone has signed, we will send you the finished copy. You do not need to do anything.',
      complete: 'Everyone has signed. We sent you the finished copy.',
    },
    byLink: {
      waiting: 'When everyone has signed, you can download the finished copy with this link.',
      complete: 'Everyone has signed. Download the finished copy here.',
    },
    copy: 'Download your copy (PDF)',
    several: 'Thank you, {name}. This is what you signed:',
    next: 'You signed “{document}”. Here is the next document.',
    states: {
      signed: 'You signed it. We will send you the finished copy.',
      signedNoMail: 'You signed it.',
      complete: 'Everyone has signed.',
      declined: 'Not signed',
      void: 'Withdrawn',
      expired: 'Expired',
    },
    copyOf: 'Download “{document}” (PDF)',
    keep: 'Save it where you can find it. You can ask us for a paper copy at any time.',
  },

  ways: {
    heading: 'Other ways',
    no: {
      title: 'I do not want to sign',
      text: 'You do not have to sign. Tell us why, if you like. Then this link stops working.',
      textSeveral:
        'You do not have to sign. Tell us why, if you like. This ends “{document}” only; you decide about each document.',
      reason: 'Your reason',
      optional: 'Optional.',
      button: 'Do not sign',
    },
    paper: {
      title: 'Send it on paper',
      text: 'We send the document by mail, free of charge. You sign it with a pen and send it back.',
      button: 'Ask for paper',
      done: 'We have noted that you want paper. Someone from {firm} will contact you about it.',
    },
    question: {
      title: 'Ask us a question',
      text: 'Ask before you sign. Someone from {firm} will answer you.',
      label: 'Your question',
      button: 'Send question',
      done: 'We have your question. Someone from {firm} will answer you. This page waits for you.',
      missing: 'Write your question first.',
    },
    unconfirmed: {
      hint: 'You did not enter your code yet. What you write here reaches {firm} as a message from someone with this link.',
      no: 'We tell {firm} that someone with this link does not want to sign. The document stays open. To end it yourself, enter your code first.',
      button: 'Tell the firm',
      done: '{firm} knows that someone with this link does not want to sign. The document stays open. To end it yourself, enter your code.',
    },
  },

  notices: {
    staff:
      'Staff of the firm are signed in to this browser, so nothing can be signed here. Use the link on your own phone or computer. In the office, ask the staff to start with “Sign on this screen”.',
    moved:
      'You continued on another device or in another browser, so this page was closed here. To go on here, send a new code and enter it.',
  },

  /** Why a step was refused. */
  refusals: {
    name: 'Type your full name to sign here.',
    initials: 'Type your initials.',
    unprinted:
      'We cannot print these letters: {letters}. Write your name as in the English alphabet. If you see a box for drawing below, you can draw it there instead.',
    sample: 'That is not the number in the PDF. Open it again and look for the large number.',
    wrongCode: 'This code is wrong. Check the newest message from us, or send a new code.',
    codeEnded:
      'This code no longer works: each code works once, for at most 15 minutes. Send a new code and use that one. If that does not help, call us.',
    tooManyGuesses: 'Too many wrong codes were entered. Send a new code and use that one.',
    tooManyCodes:
      'Too many wrong codes were entered with this link, so codes no longer work with it. Waiting does not help. Call us: we can send you a new link.',
    noText:
      'We cannot text you a code now. We send at most three a day. Choose another way if this page shows one, or call us.',
    noMail:
      'We cannot send you a code by e-mail. Call us, or come to the office: you can sign there with us.',
    office: 'This page was opened in our office, so it takes no code. Ask the person who opened it for you.',
    needsCode: 'Enter your code first. It shows us that it is you.',
    consentFirst: 'First say whether you agree to read and sign on a screen.',
    outdated: 'This text has changed since you opened it. Read it again, then agree.',
    openFirst: 'Open and read the document first.',
    earlierPlaces: 'Fill in the places before this one first.',
    allPlaces: 'Fill in all your places first.',
    notYours: 'Another person signs at that place.',
    otherDocument: 'Your last step was for another document. This page shows the one that is open now.',
    signed: 'You have signed this document already.',
    withdrawn: 'The firm withdrew this document. You can no longer sign it. If you have questions, call us.',
    over: 'This document can no longer be signed. Call us if you need a new one.',
    turn: 'Another person signs first. Wait until it is your turn.',
    linkWorks: 'This link still works. You do not need a new one.',
    otherSite:
      'Another website sent this, so we did not use it. Open the link from our message and try there.',
    tooOften: 'You tried this too many times. Wait {minutes} min and try again, or call us.',
    tooLong: 'This is too long. Shorten it and send it again.',
  },

  ends: {
    declined: {
      heading: 'You decided not to sign',
      text: 'We let {firm} know. You do not need to do anything. If you change your mind, call us.',
    },
    expired: {
      heading: 'This link has expired',
      text: 'You can no longer sign with it. Ask for a new one here, or call us.',
      button: 'Ask for a new link',
      done: '{firm} knows that you would like a new link. Someone will contact you.',
    },
    replaced: {
      heading: 'There is a newer link',
      text: 'This link no longer works, because we sent a newer one. Look for our newest message. If you cannot find it, we can send it to the same mailbox again.',
      button: 'Send it again',
      done: 'If the newest link went out by e-mail, you will get it again at the same address. If nothing arrives, call us.',
    },
    void: {
      heading: 'This document was withdrawn',
      text: '{firm} no longer asks you to sign it. If we sent you a newer one, use its link. Otherwise, call us.',
    },
    missing: {
      heading: 'This link is not complete',
      text: 'Copy the whole link from our message, or tap the link there. If it still does not work, call us.',
    },
    failed: {
      heading: 'That did not work',
      text: 'We could not save this. Nothing you signed is lost. Please try again in a minute.',
      again: 'Try again',
    },
  },
  script: {
    offline: 'You are offline. What you entered stays here. Try again when you are connected.',
  },
};

export type SigningWords = typeof english;
