import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { Project, type ProjectProps } from './project.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';

const GeneralProject = lazyPart(() => import('./general-project.tsx'), {
  waiting: <ProjectSkeleton />,
});

/** By the parts of its kind; a kind that has none is shown as its form is. */
export function ProjectOfKind(props: ProjectProps) {
  const own = props.application.kind === props.parts.kind;
  return own ? <Project {...props} /> : <GeneralProject {...props} />;
}
