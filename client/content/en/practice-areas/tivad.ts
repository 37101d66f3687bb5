import type { PracticeArea } from '../../practice-area';

export const tivad: PracticeArea = {
  slug: 'tivad-lawsuit-claims',
  name: 'TIVAD / Port Catheter',
  summary:
    'For patients harmed by an implanted port, or TIVAD, placed under the skin to give chemotherapy or other medicine.',
  meta: {
    title: 'TIVAD and Port Catheter Lawsuits',
    description:
      'Harmed by an implanted port catheter, also called a TIVAD? Read about the known complications, who may have a claim and which courts have these cases.',
  },
  title: 'TIVAD / Port Catheter Lawsuit Claims',
  intro:
    'If your implanted port caused you harm, we can help you find out what went wrong and whether you may have a claim.',
  story:
    'A port is meant to make treatment easier. For some patients it brought an infection, a blood clot or another operation instead.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Find out the maker of your port: it decides where your case would go. One federal court has the cases over Bard ports, another those over ports by AngioDynamics.',
    ],
    open: [
      'How the first trials end. We found no verdict that a court or the press confirms.',
      'What a case is worth. Until a jury or a settlement sets a mark, nobody can say.',
      'Which kinds of harm the courts will link to the tube itself.',
    ],
  },
  sections: [
    {
      id: 'what-a-tivad-is',
      heading: 'What a TIVAD is',
      blocks: [
        {
          text: 'TIVAD stands for totally implantable venous access device. Most people just call it a port. It has two parts: a small chamber placed under the skin, often on the chest, and a thin tube called a catheter. The tube runs into a large vein near the heart.',
        },
        {
          text: 'Nurses can reach the port with a needle through the skin. That spares the small veins in your arms. Ports are often used for chemotherapy, long courses of medicine, feeding through a vein, or blood draws.',
        },
      ],
    },
    {
      id: 'complications',
      heading: 'Complications patients have reported',
      blocks: [
        {
          text: 'A complication is a new problem that comes from a treatment or a device. [[tivad-reviews]] Claims name these:',
        },
        {
          list: [
            'Infection: germs grow on the port, in its pocket under the skin or in the blood.',
            'Thrombosis: a blood clot forms in the vein or around the tube and may slow or block the flow of blood.',
            'Occlusion: the tube becomes blocked, so medicine cannot go in or blood cannot be drawn.',
            'Pneumothorax: air leaks into the space around a lung and makes part or all of the lung collapse.',
            'Hemorrhage: heavy bleeding, inside the body or where the port was placed.',
            'Arrhythmia: the heart beats too fast, too slowly or out of rhythm, for example when the tube or a broken piece of it touches the heart.',
            "Sepsis: the body's extreme response to an infection, which can harm organs and needs care at once.",
            'Removal surgery: another operation to take out a failed port or a piece of its tube.',
          ],
        },
        {
          note: 'If you have a fever, chest pain, trouble breathing, or redness or swelling near your port, get medical care right away. A legal question can wait. Your health comes first.',
        },
      ],
    },
    {
      id: 'what-lawsuits-say',
      heading: 'What the lawsuits say',
      blocks: [
        {
          text: 'All implanted devices carry some risk, even when they are made well and placed with care. A bad outcome alone does not prove that someone is at fault. Lawsuits against port makers say more than that:',
        },
        {
          list: [
            'The material of the tube could weaken, crack or become rough over time.',
            'A rough or damaged surface could give germs and clots a place to hold on to.',
            'A tube could break or move away from where it belonged.',
            'Doctors and patients were not given a clear enough warning.',
          ],
        },
        {
          text: 'The makers dispute such claims. Courts look at the facts of each device and each patient.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'It is worth asking us if these points fit you or someone in your family:' },
        {
          list: [
            'A port or TIVAD was implanted in your body.',
            'You later had one or more of the complications on this page.',
            'You needed treatment for it, such as a hospital stay, medicine or removal of the port.',
            'Your medical records can show the device and what happened.',
          ],
        },
        {
          text: 'Sometimes the device is not the problem. A mistake when the port was placed or cared for may be a matter of medical care, which is a different kind of claim with different rules. We look at both and tell you what we see. You can read more about claims over unsafe products on our [product liability page](/services/product-liability).',
        },
      ],
    },
    {
      id: 'records-to-keep',
      heading: 'Records that help',
      blocks: [
        {
          text: 'You do not need a full file to call us. If you have any of these, keep them safe:',
        },
        {
          list: [
            'The patient card or sticker that names the maker, the model and the lot number of your port.',
            'Reports from the day the port was placed and the day it was removed.',
            'Scans, lab results and hospital discharge papers.',
            'A list of bills, missed work and trips for care.',
          ],
        },
        {
          text: 'Is a removal planned? Ask the hospital, before the operation, to keep the port and every piece of the tube. The device itself can be important proof.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Port catheter questions',
    items: [
      {
        question: 'I do not know who made my port. Can you still help?',
        answer: [
          'Yes. Many patients never learned the name. The maker and model are usually in the report of the operation, and we can request it with your permission.',
        ],
      },
      {
        question: 'My port is still in place and works. Should I have it taken out?',
        answer: [
          'Only your doctor can answer that. Please do not stop a treatment or ask for surgery because of a lawsuit. A claim normally needs harm that has already happened.',
        ],
      },
      {
        question: 'Will a claim get in the way of my treatment?',
        answer: [
          'It should not. We work with records and do most things by phone, email and mail. You tell us when you need rest.',
        ],
      },
      {
        question: 'What could a claim pay for?',
        answer: [
          'A claim may ask for medical bills, lost pay, future care, and pain and suffering. What you may receive, if anything, depends on your facts and on the court.',
        ],
      },
      {
        question: 'Which makers are in court?',
        answer: [
          'So far the federal groups are about ports by Bard and ports by AngioDynamics. If yours is from another maker, tell us its name, and we will look.',
        ],
      },
    ],
  },
};
