import '@producer-portal/content-renderer/styles.css';
import { RichContent } from '@producer-portal/content-renderer';

export default function ContentPage() {
  return <RichContent html="<p>Binding stops <strong>today</strong>.</p>" />;
}
