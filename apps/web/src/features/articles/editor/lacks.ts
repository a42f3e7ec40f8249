import type { ArticleMissing } from '@app/domain/articles/article';

/** The text that says what is missing. */
export const lackKey = ({ field, code }: ArticleMissing) =>
  `lacks_${field}_${code}` as
    | 'lacks_title_missing'
    | 'lacks_summary_missing'
    | 'lacks_body_missing'
    | 'lacks_body_short'
    | 'lacks_body_alt'
    | 'lacks_cover_advised'
    | 'lacks_cover_alt'
    | 'lacks_tags_advised';
