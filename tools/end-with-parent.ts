// Preloaded with "node --import" into a program that must end with its parent, even if the parent is killed:
// the pipe to standard input closes then. It sends SIGINT, because a host shuts down slowly on SIGTERM.
const end = () => process.kill(process.pid, 'SIGINT');
process.stdin.once('end', end);
process.stdin.once('error', end);
process.stdin.resume();
// Reading standard input must not keep the program running.
if ('unref' in process.stdin) process.stdin.unref();
