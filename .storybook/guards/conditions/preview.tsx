export { default } from '../../conditions/preview.tsx';
