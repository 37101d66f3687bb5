import type { PracticeArea } from '../../practice-area';

export const philipsCpap: PracticeArea = {
  slug: 'philips-cpap-claims',
  name: 'Philips CPAP',
  summary:
    'For people who used a recalled Philips CPAP, BiPAP or ventilator and later had breathing or other health problems.',
  meta: {
    title: 'Philips CPAP Recall Claims',
    description:
      'Used a recalled Philips CPAP, BiPAP or ventilator and became ill? See the recall symptoms, who may have a claim and what to do before you change anything.',
  },
  title: 'Philips CPAP Claims',
  intro: 'If you used one of the machines that Philips called back and became ill, you may have a claim.',
  story:
    'A breathing machine is supposed to help you sleep and stay well. Philips called back many of its machines because foam inside them could break down and reach the air that people breathe. We can help you check your device and your records, one step at a time.',
  standing: {
    against: [
      '[[philips-economic-deadline-2024]]',
      'The settlements were made for people who had filed or signed up by then.',
    ],
    for: ['[[philips-pi-1100]] [[philips-pi-split]]', '[[philips-economic-479]]'],
    todo: [
      'Call before you wait: the day to sign up for the injury settlement may have passed. We look at your illness, at the day it was found, and at the time limit of your state.',
    ],
    open: [
      'Whether people who come late can still be part of the injury settlement. We have not found its last day in two sources.',
      'What happens to cases that did not join.',
    ],
  },
  sections: [
    {
      id: 'what-was-recalled',
      heading: 'What was recalled',
      blocks: [
        {
          text: 'A recall means that a company calls back a product because of a risk. [[philips-recall-2021]] These kinds were part of it:',
        },
        {
          cards: [
            {
              title: 'CPAP',
              text: 'Continuous positive airway pressure. It keeps the airway open with a steady flow of air, often for sleep apnea, when breathing stops and starts in sleep.',
            },
            {
              title: 'BiPAP',
              text: 'It works like a CPAP, but the pressure is higher when you breathe in than when you breathe out.',
            },
            {
              title: 'Ventilator',
              text: 'A machine that helps a person breathe, or breathes for that person.',
            },
          ],
        },
        {
          text: 'The machines used polyurethane foam to dampen noise. The foam can break into small pieces or give off gases, and a user may swallow the pieces or breathe them in. Not every Philips machine was recalled.',
        },
      ],
    },
    {
      id: 'before-you-stop',
      heading: 'Before you stop using a machine',
      blocks: [
        {
          note: 'Please do not stop or change your treatment on your own. Talk with your doctor first. Going without treatment can carry risks of its own, and people on a ventilator need special care.',
        },
        {
          text: 'Ask your doctor or equipment supplier whether your model was recalled and, if so, whether it has been repaired or replaced. Do not add a filter or a cleaning device without asking.',
        },
      ],
    },
    {
      id: 'symptoms',
      heading: 'Symptoms named in the recall',
      blocks: [
        { text: '[[philips-symptoms]] In short, watch for these:' },
        {
          list: [
            'Cough and chest pressure',
            'Headaches or dizziness',
            'Nausea and vomiting',
            'Respiratory irritation',
            'Sinus infections',
            'Upper airway infection',
          ],
        },
        {
          text: 'Respiratory irritation means soreness in the nose, throat or lungs. The upper airway is the nose, mouth and throat. All these symptoms can have other causes, so a doctor should look at them. Chest pressure or trouble breathing may be urgent: call emergency services.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'We look at these points first:' },
        {
          list: [
            'You used a Philips machine that was part of the recall.',
            'You had symptoms or were diagnosed with an illness after you started to use it.',
            'Medical records can show what was found and how you were treated.',
          ],
        },
        {
          text: 'Short-lived symptoms may not be enough for a lawsuit. A lasting or serious illness matters more. If you are not sure, tell us what happened and we will give you an answer you can use.',
        },
        {
          text: 'A family member, or the person who handles the estate (what was left behind), may be able to file for a user who has died.',
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'What to keep',
      blocks: [
        { text: 'These things can help to show what you used and how it affected you:' },
        {
          list: [
            'The machine, if you still have it. If you must send it back, take photos first.',
            'The model name and serial number, often on a label on the bottom or back.',
            'Letters or emails about the recall, and your recall registration.',
            'The prescription, and papers from the supplier.',
            'Photos of black specks or dust in the hose, mask or water tank.',
            'Medical records and bills, and a short diary of your symptoms.',
          ],
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'Facts about the Philips CPAP lawsuits',
    items: [
      {
        question: 'Injuries',
        answer: [
          'People who file claims describe irritation of the airways, breathing problems that lasted, lung damage and some cancers. Whether the foam caused an illness has to be shown for each person. Sleep apnea, smoking and other conditions may be other causes, and the company may point to them.',
        ],
      },
      {
        question: 'Defendant',
        answer: [
          'A defendant is the person or company that is sued. Here it is Philips, which made the machines. Claims say that the foam was unsafe and that users should have been warned sooner. The claims are not against your doctor for prescribing the treatment.',
        ],
      },
      {
        question: 'Status',
        answer: [
          '[[philips-early-stages]] That was true when the first lawsuits were filed.',
          'Since then: [[philips-economic-479]] [[philips-pi-1100]]',
        ],
      },
    ],
  },
};
