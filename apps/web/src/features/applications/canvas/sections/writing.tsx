import { cx } from '@app/ui/cx';
import { TextField } from '../parts/text-field.tsx';
import sections from './sections.module.css';

export const Problem = () => (
  <div className={cx('form', sections.form)}>
    <TextField name="communityProblem" hint="communityProblemHint" rows={10} />
  </div>
);

export const Story = () => (
  <div className={cx('form', sections.form)}>
    <TextField name="storyContent" hint="storyContentHint" rows={12} />
  </div>
);
