import type { FieldMessages } from '../../../lib/form/field-errors.ts';
import { useComposerText } from '../text.ts';
import type { Draft } from './drafts.ts';

/** What a draft lacks, by field; each type asks for something of its own. */
export function useWrong() {
  const t = useComposerText();
  return (draft: Draft, picturesUnderway: boolean): FieldMessages => {
    const { content, type, options, courseName, person, link } = draft;
    const [first, second] = options.map((option) => option.trim());
    const isPoll = type === 'poll';
    return {
      content:
        content.trim() === ''
          ? t('contentNeeded')
          : type === 'link' && link === null
            ? t('linkNeeded')
            : undefined,
      attachments: picturesUnderway ? t('waitForPictures') : undefined,
      'options.0': isPoll && !first ? t('pollOptionNeeded') : undefined,
      'options.1': !isPoll
        ? undefined
        : !second
          ? t('pollOptionNeeded')
          : first === second
            ? t('pollSame')
            : undefined,
      courseName:
        type === 'course_completion' && courseName.trim() === '' ? t('courseNeeded') : undefined,
      person: type === 'recommendation' && person === null ? t('personNeeded') : undefined,
    };
  };
}
