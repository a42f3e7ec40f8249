import { generalParts } from '../../features/applications/public.ts';
import { Project, type ProjectProps } from './project.tsx';

export default function GeneralProject(props: ProjectProps) {
  return <Project {...props} parts={generalParts} />;
}
