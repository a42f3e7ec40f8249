import { Project, type ProjectProps } from '../parts/project.tsx';
import { generalParts } from './general-parts.tsx';

export default function GeneralProject(props: ProjectProps) {
  return <Project {...props} parts={generalParts} />;
}
