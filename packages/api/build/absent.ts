/** Stands in for what nobody calls; whoever does is told why it is not there. */
export default function absent(): never {
  throw new Error('This part of axios is left out of the build of the API client.');
}
