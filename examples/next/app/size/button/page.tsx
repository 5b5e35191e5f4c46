import '@producer-portal/ui/button.css';
import { Button } from '@producer-portal/ui/button';

export default function ButtonPage() {
  return <Button>Save</Button>;
}
