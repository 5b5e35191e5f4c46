// Preloaded with "node --import" into a program that must not outlive the one that started it, not even
// when that one is killed: the pipe to this program's standard input closes then.
// SIGINT, because a host takes SIGTERM for a request of a load balancer and closes slowly.
const end = () => process.kill(process.pid, 'SIGINT');
process.stdin.once('end', end);
process.stdin.once('error', end);
process.stdin.resume();
// A program that has nothing left to do ends as before.
if ('unref' in process.stdin) process.stdin.unref();
