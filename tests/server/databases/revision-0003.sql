BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	"table" VARCHAR(12) NOT NULL, 
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY ("table", n), 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('54t9h95d',1,1794953292337,'e9630e49624e8846','Ada',0,'A game of carcass');
INSERT INTO "chat" VALUES('5bekrtus',1,1794953295711,'e9630e49624e8846','Ada',0,'A game of dolores');
INSERT INTO "chat" VALUES('ggmtn7h6',1,1794953297333,'e9630e49624e8846','Ada',0,'A game of raiders');
INSERT INTO "chat" VALUES('bk9eymx6',1,1794953298899,'e9630e49624e8846','Ada',0,'A game of wrecked');
CREATE TABLE entries (
	"table" VARCHAR(12) NOT NULL, 
	ply INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	value BIGINT NOT NULL, 
	note VARCHAR(40) NOT NULL, 
	"key" VARCHAR(40), 
	CONSTRAINT pk_entries PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_entries_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('54t9h95d',1,1794953288612,'move',0,0,'','0-0');
INSERT INTO "entries" VALUES('54t9h95d',2,1794953288697,'move',0,0,'','0-1');
INSERT INTO "entries" VALUES('54t9h95d',3,1794953288793,'move',0,2,'','0-2');
INSERT INTO "entries" VALUES('54t9h95d',4,1794953288905,'move',0,0,'','0-3');
INSERT INTO "entries" VALUES('54t9h95d',5,1794953289067,'move',0,0,'','0-4');
INSERT INTO "entries" VALUES('54t9h95d',6,1794953289129,'move',0,0,'','0-5');
INSERT INTO "entries" VALUES('54t9h95d',7,1794953289267,'move',1,0,'','1-6');
INSERT INTO "entries" VALUES('54t9h95d',8,1794953289339,'move',1,0,'','1-7');
INSERT INTO "entries" VALUES('54t9h95d',9,1794953289397,'move',1,0,'','1-8');
INSERT INTO "entries" VALUES('54t9h95d',10,1794953289450,'move',1,2,'','1-9');
INSERT INTO "entries" VALUES('54t9h95d',11,1794953289514,'move',1,324,'','1-10');
INSERT INTO "entries" VALUES('54t9h95d',12,1794953289569,'move',1,0,'','1-11');
INSERT INTO "entries" VALUES('54t9h95d',13,1794953291014,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',14,1794953291040,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',15,1794953291063,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',16,1794953291086,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',17,1794953291365,'move',0,0,'','0-16');
INSERT INTO "entries" VALUES('54t9h95d',18,1794953291420,'move',0,1252,'','0-17');
INSERT INTO "entries" VALUES('54t9h95d',19,1794953291460,'move',0,2,'','0-18');
INSERT INTO "entries" VALUES('54t9h95d',20,1794953291494,'move',0,0,'','0-19');
INSERT INTO "entries" VALUES('54t9h95d',21,1794953291527,'move',0,1,'','0-20');
INSERT INTO "entries" VALUES('54t9h95d',22,1794953291579,'move',1,0,'','1-21');
INSERT INTO "entries" VALUES('54t9h95d',23,1794953291630,'move',1,0,'','1-22');
INSERT INTO "entries" VALUES('54t9h95d',24,1794953291678,'move',1,0,'','1-23');
INSERT INTO "entries" VALUES('54t9h95d',25,1794953291739,'move',1,0,'','1-24');
INSERT INTO "entries" VALUES('54t9h95d',26,1794953291781,'move',1,1895,'','1-25');
INSERT INTO "entries" VALUES('54t9h95d',27,1794953291808,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',28,1794953291835,'move',2,1,'',NULL);
INSERT INTO "entries" VALUES('54t9h95d',29,1794953292172,'move',0,0,'','0-28');
INSERT INTO "entries" VALUES('54t9h95d',30,1794953292225,'move',0,388,'','0-29');
INSERT INTO "entries" VALUES('54t9h95d',31,1794953292295,'move',1,0,'','1-30');
INSERT INTO "entries" VALUES('5bekrtus',1,1794953292621,'move',1,2,'','1-0');
INSERT INTO "entries" VALUES('5bekrtus',2,1794953292669,'move',1,7,'','1-1');
INSERT INTO "entries" VALUES('5bekrtus',3,1794953292686,'move',0,32,'','0-2');
INSERT INTO "entries" VALUES('5bekrtus',4,1794953292727,'move',1,0,'','1-3');
INSERT INTO "entries" VALUES('5bekrtus',5,1794953292757,'move',1,64,'','1-4');
INSERT INTO "entries" VALUES('5bekrtus',6,1794953292829,'move',2,64,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',7,1794953293101,'move',1,12,'','1-6');
INSERT INTO "entries" VALUES('5bekrtus',8,1794953293114,'move',2,44,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',9,1794953293487,'move',0,64,'','0-8');
INSERT INTO "entries" VALUES('5bekrtus',10,1794953293510,'move',2,32,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',11,1794953293904,'move',0,107,'','0-10');
INSERT INTO "entries" VALUES('5bekrtus',12,1794953293955,'move',2,2,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',13,1794953294310,'move',0,64,'','0-12');
INSERT INTO "entries" VALUES('5bekrtus',14,1794953294381,'move',1,64,'','1-13');
INSERT INTO "entries" VALUES('5bekrtus',15,1794953294420,'move',0,76,'','0-14');
INSERT INTO "entries" VALUES('5bekrtus',16,1794953294451,'move',1,204,'','1-15');
INSERT INTO "entries" VALUES('5bekrtus',17,1794953294460,'move',2,5,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',18,1794953294820,'move',1,64,'','1-17');
INSERT INTO "entries" VALUES('5bekrtus',19,1794953294832,'move',2,64,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',20,1794953294839,'move',2,44,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',21,1794953295185,'move',0,64,'','0-20');
INSERT INTO "entries" VALUES('5bekrtus',22,1794953295197,'move',2,0,'',NULL);
INSERT INTO "entries" VALUES('5bekrtus',23,1794953295573,'move',0,43,'','0-22');
INSERT INTO "entries" VALUES('5bekrtus',24,1794953295627,'move',0,32,'','0-23');
INSERT INTO "entries" VALUES('5bekrtus',25,1794953295657,'move',1,0,'','1-24');
INSERT INTO "entries" VALUES('5bekrtus',26,1794953295696,'move',1,64,'','1-25');
INSERT INTO "entries" VALUES('5bekrtus',27,1794953295703,'move',2,32,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',1,1794953296003,'move',1,672,'','1-0');
INSERT INTO "entries" VALUES('ggmtn7h6',2,1794953296053,'move',1,28897,'','1-1');
INSERT INTO "entries" VALUES('ggmtn7h6',3,1794953296082,'move',1,35,'','1-2');
INSERT INTO "entries" VALUES('ggmtn7h6',4,1794953296198,'move',2,448,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',5,1794953296211,'move',2,29441,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',6,1794953296214,'move',2,66,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',7,1794953296433,'move',0,3904,'','0-6');
INSERT INTO "entries" VALUES('ggmtn7h6',8,1794953296461,'move',0,29633,'','0-7');
INSERT INTO "entries" VALUES('ggmtn7h6',9,1794953296479,'move',0,1162,'','0-8');
INSERT INTO "entries" VALUES('ggmtn7h6',10,1794953296516,'move',1,672,'','1-9');
INSERT INTO "entries" VALUES('ggmtn7h6',11,1794953296549,'move',1,29473,'','1-10');
INSERT INTO "entries" VALUES('ggmtn7h6',12,1794953296581,'move',1,66,'','1-11');
INSERT INTO "entries" VALUES('ggmtn7h6',13,1794953296584,'move',2,2,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',14,1794953296590,'move',2,4128,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',15,1794953296617,'move',2,29665,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',16,1794953296630,'move',2,2314,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',17,1794953296960,'move',0,896,'','0-16');
INSERT INTO "entries" VALUES('ggmtn7h6',18,1794953297009,'move',0,29505,'','0-17');
INSERT INTO "entries" VALUES('ggmtn7h6',19,1794953297031,'move',0,66,'','0-18');
INSERT INTO "entries" VALUES('ggmtn7h6',20,1794953297088,'move',1,66,'','1-19');
INSERT INTO "entries" VALUES('ggmtn7h6',21,1794953297126,'move',0,13578,'','0-20');
INSERT INTO "entries" VALUES('ggmtn7h6',22,1794953297170,'move',1,3904,'','1-21');
INSERT INTO "entries" VALUES('ggmtn7h6',23,1794953297207,'move',1,29441,'','1-22');
INSERT INTO "entries" VALUES('ggmtn7h6',24,1794953297278,'move',1,34,'','1-23');
INSERT INTO "entries" VALUES('ggmtn7h6',25,1794953297316,'move',1,2,'','1-24');
INSERT INTO "entries" VALUES('ggmtn7h6',26,1794953297322,'move',2,448,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',27,1794953297326,'move',2,29441,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',28,1794953297330,'move',2,66,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',29,1794953297341,'move',2,5,'',NULL);
INSERT INTO "entries" VALUES('ggmtn7h6',30,1794953297534,'move',2,35,'',NULL);
INSERT INTO "entries" VALUES('bk9eymx6',1,1794953297881,'move',2,194,'',NULL);
INSERT INTO "entries" VALUES('bk9eymx6',2,1794953298085,'move',0,98,'','0-1');
INSERT INTO "entries" VALUES('bk9eymx6',3,1794953298137,'move',1,226,'','1-2');
INSERT INTO "entries" VALUES('bk9eymx6',4,1794953298149,'move',2,50289381,'',NULL);
INSERT INTO "entries" VALUES('bk9eymx6',5,1794953298170,'move',2,189419589,'',NULL);
INSERT INTO "entries" VALUES('bk9eymx6',6,1794953298191,'move',2,6,'',NULL);
INSERT INTO "entries" VALUES('bk9eymx6',7,1794953298574,'move',0,36138277,'','0-6');
INSERT INTO "entries" VALUES('bk9eymx6',8,1794953298602,'move',0,175334309,'','0-7');
INSERT INTO "entries" VALUES('bk9eymx6',9,1794953298649,'move',0,1321,'','0-8');
INSERT INTO "entries" VALUES('bk9eymx6',10,1794953298692,'move',0,73,'','0-9');
INSERT INTO "entries" VALUES('bk9eymx6',11,1794953298732,'move',0,80,'','0-10');
INSERT INTO "entries" VALUES('bk9eymx6',12,1794953298776,'move',0,7,'','0-11');
INSERT INTO "entries" VALUES('bk9eymx6',13,1794953298814,'move',0,176,'','0-12');
INSERT INTO "entries" VALUES('bk9eymx6',14,1794953298878,'move',0,178806897,'','0-13');
INSERT INTO "entries" VALUES('aw94ey3d',1,1794953299094,'move',0,0,'','0-0');
INSERT INTO "entries" VALUES('aw94ey3d',2,1794953299160,'move',0,1,'','0-1');
INSERT INTO "entries" VALUES('aw94ey3d',3,1794953299277,'move',1,0,'','1-2');
INSERT INTO "entries" VALUES('aw94ey3d',4,1794953299325,'move',1,388,'','1-3');
INSERT INTO "entries" VALUES('aw94ey3d',5,1794953299353,'move',0,0,'','0-4');
INSERT INTO "entries" VALUES('aw94ey3d',6,1794953299389,'move',0,0,'','0-5');
INSERT INTO "entries" VALUES('aw94ey3d',7,1794953299439,'move',0,2,'','0-6');
INSERT INTO "entries" VALUES('aw94ey3d',8,1794953299482,'move',0,1348,'','0-7');
INSERT INTO "entries" VALUES('aw94ey3d',9,1794953299547,'move',0,998,'','0-8');
INSERT INTO "entries" VALUES('aw94ey3d',10,1794953299575,'move',0,1,'','0-9');
INSERT INTO "entries" VALUES('aw94ey3d',11,1794953299624,'move',1,0,'','1-10');
INSERT INTO "entries" VALUES('aw94ey3d',12,1794953299665,'move',1,1,'','1-11');
INSERT INTO "entries" VALUES('aw94ey3d',13,1794953299690,'move',0,0,'','0-12');
INSERT INTO "entries" VALUES('aw94ey3d',14,1794953299714,'move',0,4,'','0-13');
INSERT INTO "entries" VALUES('aw94ey3d',15,1794953299760,'move',0,0,'','0-14');
INSERT INTO "entries" VALUES('aw94ey3d',16,1794953299838,'move',0,998,'','0-15');
INSERT INTO "entries" VALUES('aw94ey3d',17,1794953299868,'move',0,805,'','0-16');
INSERT INTO "entries" VALUES('aw94ey3d',18,1794953299915,'move',0,0,'','0-17');
INSERT INTO "entries" VALUES('aw94ey3d',19,1794953299965,'move',0,0,'','0-18');
INSERT INTO "entries" VALUES('aw94ey3d',20,1794953300010,'move',0,1,'','0-19');
INSERT INTO "entries" VALUES('aw94ey3d',21,1794953300045,'move',1,0,'','1-20');
INSERT INTO "entries" VALUES('aw94ey3d',22,1794953300115,'move',1,1,'','1-21');
INSERT INTO "entries" VALUES('aw94ey3d',23,1794953300149,'move',0,0,'','0-22');
INSERT INTO "entries" VALUES('aw94ey3d',24,1794953300210,'move',0,1,'','0-23');
INSERT INTO "entries" VALUES('aw94ey3d',25,1794953300391,'move',1,0,'','1-24');
INSERT INTO "entries" VALUES('aw94ey3d',26,1794953300529,'move',1,1191,'','1-25');
INSERT INTO "entries" VALUES('aw94ey3d',27,1794953300609,'move',1,3,'','1-26');
INSERT INTO "entries" VALUES('aw94ey3d',28,1794953300640,'move',0,0,'','0-27');
INSERT INTO "entries" VALUES('aw94ey3d',29,1794953300804,'move',0,804,'','0-28');
INSERT INTO "entries" VALUES('aw94ey3d',30,1794953300849,'move',0,0,'','0-29');
INSERT INTO "entries" VALUES('aw94ey3d',31,1794953300909,'move',1,0,'','1-30');
INSERT INTO "entries" VALUES('aw94ey3d',32,1794953300956,'move',1,2,'','1-31');
INSERT INTO "entries" VALUES('aw94ey3d',33,1794953300997,'move',1,519,'','1-32');
INSERT INTO "entries" VALUES('aw94ey3d',34,1794953301063,'move',1,964,'','1-33');
INSERT INTO "entries" VALUES('aw94ey3d',35,1794953301112,'move',1,421,'','1-34');
INSERT INTO "entries" VALUES('aw94ey3d',36,1794953301147,'move',1,0,'','1-35');
INSERT INTO "entries" VALUES('aw94ey3d',37,1794953301184,'move',1,1,'','1-36');
INSERT INTO "entries" VALUES('aw94ey3d',38,1794953301237,'move',0,0,'','0-37');
INSERT INTO "entries" VALUES('aw94ey3d',39,1794953301261,'move',0,1,'','0-38');
INSERT INTO "entries" VALUES('aw94ey3d',40,1794953301334,'move',1,0,'','1-39');
INSERT INTO "entries" VALUES('aw94ey3d',41,1794953301382,'move',1,0,'','1-40');
INSERT INTO "entries" VALUES('aw94ey3d',42,1794953301446,'move',1,1413,'','1-41');
INSERT INTO "entries" VALUES('aw94ey3d',43,1794953301490,'move',1,1,'','1-42');
INSERT INTO "entries" VALUES('aw94ey3d',44,1794953301518,'move',0,0,'','0-43');
INSERT INTO "entries" VALUES('aw94ey3d',45,1794953301553,'move',0,2,'','0-44');
INSERT INTO "entries" VALUES('aw94ey3d',46,1794953301600,'move',0,1350,'','0-45');
INSERT INTO "entries" VALUES('aw94ey3d',47,1794953301663,'move',1,0,'','1-46');
INSERT INTO "entries" VALUES('aw94ey3d',48,1794953301722,'move',1,167,'','1-47');
INSERT INTO "entries" VALUES('aw94ey3d',49,1794953301761,'move',1,1,'','1-48');
INSERT INTO "entries" VALUES('aw94ey3d',50,1794953301799,'move',0,0,'','0-49');
INSERT INTO "entries" VALUES('aw94ey3d',51,1794953301860,'move',0,0,'','0-50');
INSERT INTO "entries" VALUES('aw94ey3d',52,1794953301906,'move',0,388,'','0-51');
INSERT INTO "entries" VALUES('aw94ey3d',53,1794953301969,'move',1,0,'','1-52');
INSERT INTO "entries" VALUES('aw94ey3d',54,1794953302017,'move',1,0,'','1-53');
INSERT INTO "entries" VALUES('aw94ey3d',55,1794953302065,'move',1,0,'','1-54');
INSERT INTO "entries" VALUES('aw94ey3d',56,1794953302120,'move',1,0,'','1-55');
INSERT INTO "entries" VALUES('aw94ey3d',57,1794953302171,'move',0,0,'','0-56');
INSERT INTO "entries" VALUES('aw94ey3d',58,1794953302215,'move',0,0,'','0-57');
INSERT INTO "entries" VALUES('aw94ey3d',59,1794953302261,'move',0,1893,'','0-58');
INSERT INTO "entries" VALUES('aw94ey3d',60,1794953302313,'move',0,0,'','0-59');
INSERT INTO "entries" VALUES('aw94ey3d',61,1794953302379,'move',1,0,'','1-60');
INSERT INTO "entries" VALUES('aw94ey3d',62,1794953302477,'move',1,1,'','1-61');
INSERT INTO "entries" VALUES('aw94ey3d',63,1794953302580,'move',0,0,'','0-62');
INSERT INTO "entries" VALUES('aw94ey3d',64,1794953302617,'move',0,934,'','0-63');
INSERT INTO "entries" VALUES('aw94ey3d',65,1794953302653,'move',0,1,'','0-64');
INSERT INTO "entries" VALUES('aw94ey3d',66,1794953302725,'move',1,0,'','1-65');
INSERT INTO "entries" VALUES('aw94ey3d',67,1794953302785,'move',1,3,'','1-66');
INSERT INTO "entries" VALUES('aw94ey3d',68,1794953302837,'move',0,0,'','0-67');
INSERT INTO "entries" VALUES('aw94ey3d',69,1794953302886,'move',0,0,'','0-68');
INSERT INTO "entries" VALUES('aw94ey3d',70,1794953302925,'move',0,1478,'','0-69');
INSERT INTO "entries" VALUES('aw94ey3d',71,1794953302979,'move',1,0,'','1-70');
INSERT INTO "entries" VALUES('aw94ey3d',72,1794953303091,'move',1,1,'','1-71');
INSERT INTO "entries" VALUES('aw94ey3d',73,1794953303133,'move',0,0,'','0-72');
INSERT INTO "entries" VALUES('aw94ey3d',74,1794953303177,'move',0,711,'','0-73');
INSERT INTO "entries" VALUES('aw94ey3d',75,1794953303226,'move',0,0,'','0-74');
INSERT INTO "entries" VALUES('aw94ey3d',76,1794953303257,'move',0,0,'','0-75');
INSERT INTO "entries" VALUES('aw94ey3d',77,1794953303320,'move',0,1702,'','0-76');
INSERT INTO "entries" VALUES('aw94ey3d',78,1794953303393,'move',1,0,'','1-77');
INSERT INTO "entries" VALUES('aw94ey3d',79,1794953303437,'move',1,0,'','1-78');
INSERT INTO "entries" VALUES('aw94ey3d',80,1794953303492,'move',1,0,'','1-79');
INSERT INTO "entries" VALUES('aw94ey3d',81,1794953303533,'move',1,2,'','1-80');
INSERT INTO "entries" VALUES('aw94ey3d',82,1794953303617,'move',1,1765,'','1-81');
INSERT INTO "entries" VALUES('aw94ey3d',83,1794953303673,'move',1,0,'','1-82');
INSERT INTO "entries" VALUES('aw94ey3d',84,1794953303714,'move',0,0,'','0-83');
INSERT INTO "entries" VALUES('aw94ey3d',85,1794953303757,'move',0,613,'','0-84');
INSERT INTO "entries" VALUES('aw94ey3d',86,1794953303803,'move',0,0,'','0-85');
INSERT INTO "entries" VALUES('aw94ey3d',87,1794953303838,'move',0,0,'','0-86');
INSERT INTO "entries" VALUES('79xvm3ax',1,1794953304281,'move',0,0,'','0-0');
INSERT INTO "entries" VALUES('79xvm3ax',2,1794953304317,'move',0,0,'','0-1');
INSERT INTO "entries" VALUES('79xvm3ax',3,1794953304389,'move',0,0,'','0-2');
INSERT INTO "entries" VALUES('79xvm3ax',4,1794953304429,'move',0,1,'','0-3');
INSERT INTO "entries" VALUES('79xvm3ax',5,1794953304465,'move',1,0,'','1-4');
INSERT INTO "entries" VALUES('79xvm3ax',6,1794953304513,'move',1,0,'','1-5');
INSERT INTO "entries" VALUES('t5j7b773',1,1794953304616,'move',0,1408,'','0-0');
INSERT INTO "entries" VALUES('t5j7b773',2,1794953304653,'move',0,29057,'','0-1');
INSERT INTO "entries" VALUES('t5j7b773',3,1794953304693,'move',0,35,'','0-2');
INSERT INTO "entries" VALUES('t5j7b773',4,1794953304719,'move',0,0,'','0-3');
INSERT INTO "entries" VALUES('t5j7b773',5,1794953304758,'move',0,8065,'','0-4');
INSERT INTO "entries" VALUES('t5j7b773',6,1794953304801,'move',0,67,'','0-5');
INSERT INTO "entries" VALUES('t5j7b773',7,1794953304839,'move',0,896,'','0-6');
INSERT INTO "entries" VALUES('t5j7b773',8,1794953304870,'move',0,12225,'','0-7');
CREATE TABLE mutes (
	person VARCHAR(16) NOT NULL, 
	muted VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	language VARCHAR(8) NOT NULL, 
	session INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('e9630e49624e8846','Ada','ada','$argon2id$v=19$m=47104,t=1,p=1$k8AvleHNKqoKMuPV2c3diw$eHhZSioXP9x0nV1TOMRazZhVX9PRgNzebgHFHnpH94Y','en',1,1794953287134,1794953287134);
INSERT INTO "people" VALUES('64bc3a1062ee365a','Bo',NULL,NULL,'en',0,1794953287335,1794953287335);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1794953302115);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(48) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('carcass','64bc3a1062ee365a',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('carcass','e9630e49624e8846',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE results (
	"table" VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(48) NOT NULL, 
	size INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('aw94ey3d',0,'carcass','e9630e49624e8846',2,22,2,1,1794953303838);
INSERT INTO "results" VALUES('aw94ey3d',1,'carcass','64bc3a1062ee365a',2,34,1,1,1794953303838);
CREATE TABLE seats (
	"table" VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(16), 
	bot VARCHAR(40), 
	name VARCHAR(40) NOT NULL, 
	seen BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('54t9h95d',0,'e9630e49624e8846',NULL,'Ada',1794953288078);
INSERT INTO "seats" VALUES('54t9h95d',1,'64bc3a1062ee365a',NULL,'Bo',1794953288108);
INSERT INTO "seats" VALUES('54t9h95d',2,NULL,'random','Seal',NULL);
INSERT INTO "seats" VALUES('5bekrtus',0,'e9630e49624e8846',NULL,'Ada',1794953292500);
INSERT INTO "seats" VALUES('5bekrtus',1,'64bc3a1062ee365a',NULL,'Bo',1794953292523);
INSERT INTO "seats" VALUES('5bekrtus',2,NULL,'random','Seal',NULL);
INSERT INTO "seats" VALUES('ggmtn7h6',0,'e9630e49624e8846',NULL,'Ada',1794953295878);
INSERT INTO "seats" VALUES('ggmtn7h6',1,'64bc3a1062ee365a',NULL,'Bo',1794953295920);
INSERT INTO "seats" VALUES('ggmtn7h6',2,NULL,'random','Seal',NULL);
INSERT INTO "seats" VALUES('bk9eymx6',0,'e9630e49624e8846',NULL,'Ada',1794953297560);
INSERT INTO "seats" VALUES('bk9eymx6',1,'64bc3a1062ee365a',NULL,'Bo',1794953297588);
INSERT INTO "seats" VALUES('bk9eymx6',2,NULL,'random','Seal',NULL);
INSERT INTO "seats" VALUES('aw94ey3d',0,'e9630e49624e8846',NULL,'Ada',1794953298992);
INSERT INTO "seats" VALUES('aw94ey3d',1,'64bc3a1062ee365a',NULL,'Bo',1794953299017);
INSERT INTO "seats" VALUES('krjwe3mh',0,'e9630e49624e8846',NULL,'Ada',1794953304072);
INSERT INTO "seats" VALUES('krjwe3mh',1,'64bc3a1062ee365a',NULL,'Bo',1794953304114);
INSERT INTO "seats" VALUES('79xvm3ax',0,'e9630e49624e8846',NULL,'Ada',1794953304160);
INSERT INTO "seats" VALUES('79xvm3ax',1,'64bc3a1062ee365a',NULL,'Bo',1794953304198);
INSERT INTO "seats" VALUES('t5j7b773',0,'e9630e49624e8846',NULL,'Ada',1794953304560);
CREATE TABLE tables (
	id VARCHAR(12) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	size INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	hot_seat BOOLEAN NOT NULL, 
	practice BOOLEAN NOT NULL, 
	stand_in VARCHAR(40) NOT NULL, 
	host VARCHAR(16), 
	seed VARCHAR(32) NOT NULL, 
	opening TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	ply INTEGER NOT NULL, 
	owing BIGINT NOT NULL, 
	due BIGINT, 
	result TEXT, 
	settled BOOLEAN NOT NULL, 
	rematch VARCHAR(12), lesson VARCHAR(40), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('54t9h95d','carcass',3,'{}','{"pace":"untimed"}',1,0,0,'sound','e9630e49624e8846','7de84f31917aad89e3d34e0b3e574415','',1794953288049,'playing',1794953288438,NULL,31,2,NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('5bekrtus','dolores',3,'{}','{"pace":"days","days":7}',1,0,0,'sound','e9630e49624e8846','2d30850e444b000ff35aeff1a4bd74ef','',1794953292457,'playing',1794953292530,NULL,27,2,1795558095703,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('ggmtn7h6','raiders',3,'{}','{"pace":"untimed"}',1,0,0,'sound','e9630e49624e8846','8811c9f1c72b25f344e85feb951184be','',1794953295847,'playing',1794953295969,NULL,30,2,NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('bk9eymx6','wrecked',3,'{}','{"pace":"untimed"}',1,0,0,'sound','e9630e49624e8846','a6483b1fa86284e1e81b2bd8ab80540b','',1794953297506,'playing',1794953297669,NULL,14,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('aw94ey3d','carcass',2,'{}','{"pace":"untimed"}',1,0,0,'sound','e9630e49624e8846','633da1c14bbc2777be6144edb216a6b0','',1794953298936,'over',1794953299040,1794953303838,87,0,NULL,'{"reason":"deck-empty","scores":[{"points":22,"place":2,"parts":[{"points":3,"code":"part-card","params":{"card":"anchor3"}},{"points":7,"code":"part-card","params":{"card":"chest7"}},{"points":6,"code":"part-card","params":{"card":"knife6"}},{"points":6,"code":"part-card","params":{"card":"mermaid6"}}],"ties":[7]},{"points":34,"place":1,"parts":[{"points":7,"code":"part-card","params":{"card":"anchor7"}},{"points":6,"code":"part-card","params":{"card":"map6"}},{"points":4,"code":"part-card","params":{"card":"chest4"}},{"points":5,"code":"part-card","params":{"card":"knife5"}},{"points":7,"code":"part-card","params":{"card":"drone7"}},{"points":5,"code":"part-card","params":{"card":"harpoon5"}}],"ties":[12]}]}',1,NULL,NULL);
INSERT INTO "tables" VALUES('krjwe3mh','carcass',2,'{}','{"pace":"untimed"}',1,0,0,'sound','e9630e49624e8846','6833047b5b2552c2b2e84050189d2a1d','',1794953304050,'waiting',NULL,NULL,0,0,NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('79xvm3ax','carcass',2,'{}','{"pace":"untimed"}',1,0,1,'sound','e9630e49624e8846','1a79668eac4051a9128b81c116007d1b','',1794953304133,'playing',1794953304231,NULL,6,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('t5j7b773','raiders',1,'{}','{"pace":"untimed"}',0,0,0,'sound','e9630e49624e8846','22f67f202e749edd73924ac9240ce71e','',1794953304537,'playing',1794953304577,NULL,8,1,NULL,NULL,0,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('4d7b19509e7233f69dd98a1efbb9000f9357e3ead0b3cfab319ae1ea538d0bf3','e9630e49624e8846','my bot',1794953287811);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_state ON tables (state, open, created);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_results_player ON results (player, ended);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_game ON results (game, size, player);
COMMIT;
