// boardgame.io's server as it comes, games kept in memory: `node server.js PORT`.

const { Server, Origins } = require('boardgame.io/server');
const divers = require('./game');

Server({ games: [divers], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
