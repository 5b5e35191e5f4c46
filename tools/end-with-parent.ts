// Preloaded with "node --import" into a program that must end with its parent, even if the parent is killed.
// When the parent ends, the pipe to the program's standard input closes, and this file ends the program with
// SIGINT. On SIGTERM, a host would shut down slowly.
const end = () => process.kill(process.pid, 'SIGINT');
process.stdin.once('end', end);
process.stdin.once('error', end);
process.stdin.resume();
// Reading standard input must not keep the program running.
if ('unref' in process.stdin) process.stdin.unref();
