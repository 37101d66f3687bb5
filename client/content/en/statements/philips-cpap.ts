import type { StatementTexts } from '../../statement';
import type { philipsCpap as entries } from '../../statements/philips-cpap';

export const philipsCpap: StatementTexts<typeof entries> = {
  'philips-recall-2021':
    'On June 14, 2021 Philips began to recall many of its CPAP, BiPAP and ventilator machines, because foam inside could break down and be breathed in.',
  'philips-economic-479':
    'In September 2023 Philips agreed to pay at least $479 million to people and insurers who had bought or rented the machines. This covers money losses, not injuries.',
  'philips-consent-decree-2024':
    'On April 9, 2024 a federal court limited the making and sale of new Philips sleep machines in the United States until safety terms are met.',
  'philips-economic-final-2024':
    'On April 25, 2024 Judge Joy Flowers Conti ruled on the final approval of the settlement for money losses.',
  'philips-pi-1100':
    'On April 29, 2024 Philips announced a $1.1 billion settlement of injury claims and medical monitoring in the United States. It admitted no fault.',
  'philips-pi-split':
    'The $1.1 billion is $1.075 billion for injuries and $25 million for medical monitoring (checks by a doctor over the years).',
  'philips-58000':
    'About 58,000 people had filed claims or signed the court’s list when the injury settlement was announced in April 2024.',
  'philips-mdl-3014':
    'Since 2021 the federal cases have been grouped as MDL 3014 in the Western District of Pennsylvania, under Judge Joy Flowers Conti.',
  'philips-early-stages':
    'Lawyers are accepting cases, and the litigation (the work on these lawsuits in court) is in its early stages.',
  'philips-symptoms':
    'With the recall of 2021 Philips named reports of headache, irritated airways, cough, chest pressure and sinus infection. It named nausea, vomiting and dizziness as further risks.',
  'philips-economic-deadline-2024':
    'Claims for money losses over the Philips machines had to be made by August 9, 2024.',
};
