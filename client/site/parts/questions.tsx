import { groupCaseTypes } from '../../content/areas';
import { Accordion } from '../../ui/accordion';
import { RichText } from './rich-text';

type Question = { question: string; answer: readonly string[]; groups?: readonly string[] | undefined };

/** Questions with their answers, which are in the page whether they are open or not. */
export const Questions = ({ name, items }: { name: string; items: readonly Question[] }) => (
  <Accordion
    name={name}
    items={items.map(({ question, answer, groups }) => ({
      title: question,
      areas: groupCaseTypes(groups),
      content: answer.map((text) => (
        <p key={text}>
          <RichText>{text}</RichText>
        </p>
      )),
    }))}
  />
);
