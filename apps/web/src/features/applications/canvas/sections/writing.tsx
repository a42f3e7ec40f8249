import { TextField } from '../parts/text-field.tsx';

export const Problem = () => (
  <div className="form cv-form">
    <TextField name="communityProblem" hint="communityProblemHint" rows={10} />
  </div>
);

export const Story = () => (
  <div className="form cv-form">
    <TextField name="storyContent" hint="storyContentHint" rows={12} />
  </div>
);
