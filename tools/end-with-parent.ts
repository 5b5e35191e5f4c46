// Preloaded with "node --import" into a program that must not outlive the one that started it, not even
// when that one is killed: the pipe to this program's standard input closes then.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
// A program that has nothing left to do ends as before.
if ('unref' in process.stdin) process.stdin.unref();
