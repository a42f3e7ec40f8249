import { texts } from './catalogue.ts';

/** What is claimed of the files of a project, and the answers to it, where they are seen. */
export const agreementEvidenceTexts = texts({
  open: { bhs: 'Pogledaj: {{what}}', en: 'See: {{what}}' },
  answer: { bhs: 'Pogledaj i odgovori', en: 'See and answer' },
  answerOf: { bhs: 'Pogledaj i odgovori: {{what}}', en: 'See and answer: {{what}}' },
  receipt: { bhs: 'Račun: {{supplier}}', en: 'Receipt: {{supplier}}' },
  step: { bhs: 'Korak: {{title}}', en: 'Step: {{title}}' },
  picture: { bhs: 'Fotografija iz izvještaja', en: 'Picture of the report' },
  saysOn: { bhs: 'Tim kaže, {{name}}, {{day}}', en: 'The team says, {{name}}, {{day}}' },
  says: { bhs: 'Tim kaže', en: 'The team says' },
  promisedStep: { bhs: 'Obećano u koraku', en: 'Promised in the step' },
  lineOf: { bhs: 'od {{amount}}', en: 'of {{amount}}' },
  lineRest: {
    bhs: 'Do sada {{before}}, s ovim {{with}}, ostaje {{left}}.',
    en: '{{before}} so far, {{with}} with this, {{left}} left.',
  },
  lineOver: {
    bhs: 'Do sada {{before}}, s ovim {{with}}, to je {{over}} preko obećanog.',
    en: '{{before}} so far, {{with}} with this, which is {{over}} over what was promised.',
  },
  acceptAmount: { bhs: 'Prihvati {{amount}}', en: 'Accept {{amount}}' },
  acceptStep: { bhs: 'Prihvati korak', en: 'Accept the step' },
  stepFiles: {
    bhs: 'Odgovor vrijedi za cijeli korak, sa svim njegovim fajlovima.',
    en: 'The answer is for the whole step, with all of its files.',
  },
  seeAll: { bhs: 'Pregledaj dokaze', en: 'See the proof' },
  nextProject: { bhs: 'Sljedeći projekat: {{title}}', en: 'Next project: {{title}}' },
  opening: { bhs: 'Otvaramo dokaze', en: 'Opening the proof' },
});
